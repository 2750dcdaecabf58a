import { createContext } from 'react';

/** Closes the menu that a piece stands in, and puts the focus back on its button. */
export const CloseMenu = createContext<() => void>(() => {});
