import { reducedMotion, useMediaQuery } from './use-media-query';

/** Whether films may run here: not on the server, not for who asked for less motion or fewer bytes. */
export function useAllowsFilms(): boolean {
  const wantsLess = useMediaQuery(reducedMotion, true);
  return !wantsLess && !savesData();
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
