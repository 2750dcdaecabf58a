/** What is wrong with a new password's repetition, if anything. */
export function checkRepetition(
  repeated: string,
  password: string,
): 'senha.notRepeated' | 'senha.mismatch' | undefined {
  if (repeated === '') return 'senha.notRepeated';
  return repeated === password ? undefined : 'senha.mismatch';
}
