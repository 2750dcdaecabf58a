/** The bounds of a password: characters as people count them, and the bytes that bcrypt reads. */
export const passwordLimits = { minCharacters: 6, maxCharacters: 50, maxBytes: 72 } as const;

export type PasswordProblem = 'senha.required' | 'senha.tooShort' | 'senha.tooLong' | 'senha.invalid';

/** How many bytes one code point takes in UTF-8. */
function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

/**
 * What is wrong with a password, or `null`.
 *
 * A password is taken as received: it is neither trimmed nor normalised, so "é" typed as one or as two code points are
 * two passwords. bcrypt reads 72 bytes and stops at NUL; anything past either would be accepted unread, so it is refused.
 */
export function findPasswordProblem(
  senha: string,
  minCharacters: number = passwordLimits.minCharacters,
): PasswordProblem | null {
  if (senha === '') return 'senha.required';
  if (/[\0\p{Surrogate}]/u.test(senha)) return 'senha.invalid';
  const characters = [...senha];
  if (characters.length < minCharacters) return 'senha.tooShort';
  const bytes = characters.reduce((sum, character) => sum + bytesOf(character.codePointAt(0) ?? 0), 0);
  const tooLong = characters.length > passwordLimits.maxCharacters || bytes > passwordLimits.maxBytes;
  return tooLong ? 'senha.tooLong' : null;
}
