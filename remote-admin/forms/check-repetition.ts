/** What is wrong with a new password's repetition, if anything. */
export function checkRepetition(repeated: string, password: string): 'senha.required' | 'senha.mismatch' | undefined {
  if (repeated === '') return 'senha.required';
  return repeated === password ? undefined : 'senha.mismatch';
}
