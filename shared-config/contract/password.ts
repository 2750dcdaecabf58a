/** The limits of a password: in characters (code points), and in the bytes that bcrypt reads. */
export const passwordLimits = { minCharacters: 6, maxCharacters: 50, maxBytes: 72 } as const;

export type PasswordProblem = 'senha.required' | 'senha.tooShort' | 'senha.tooLong' | 'senha.invalid';

/** The length of one code point in UTF-8. */
function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

/**
 * Finds what is wrong with a password, or `null`.
 *
 * A password is neither trimmed nor normalised, so "é" as one and as two code points are different passwords. bcrypt reads
 * 72 bytes and stops at NUL. It would ignore anything after that, so longer passwords and NUL are rejected.
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
