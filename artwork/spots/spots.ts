import { company } from './company';
import { taxes } from './taxes';
import { visas } from './visas';
import { websites } from './websites';

/** One drawing for each of the ways in. */
export const spots = { visas, company, taxes, websites } as const;
