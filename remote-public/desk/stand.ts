/** Where things stand on the desk, in the units of the picture. */
export const deskTop = 240;

/** The `transform` that turns what stands at `x` by so many degrees. */
export const stand = (x: number, turn: number) => `rotate(${turn} ${x + 45} ${deskTop})`;
