/** Breaks a title into the fewest lines that fit, and then into lines as even as those allow. */
export function breakLines(title: string, fits: (line: string, slack: number) => boolean): string[] {
  const words = title.split(' ');
  const fill = (slack: number) =>
    words.reduce<string[]>((lines, word) => {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      return last !== undefined && !fits(longer, slack) ? [...lines, word] : [...lines.slice(0, -1), longer];
    }, []);
  const fewest = fill(1).length;
  const tightest = [0.6, 0.68, 0.76, 0.84, 0.92, 1].find((slack) => fill(slack).length === fewest) ?? 1;
  return fill(tightest);
}
