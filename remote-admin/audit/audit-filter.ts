import { auditActions, type AuditAction } from '@ponte/contract/api-responses';
import { limits } from '@ponte/contract/api';
import type { AuditQuery } from '../api/admin-api';

/** Which entries are shown, as in the URL. Empty: all of them. */
export interface AuditFilter {
  readonly acao: AuditAction | '';
  /** Part of the e-mail of who did it, or of what it was done to: an e-mail, or a part of the site. */
  readonly pessoa: string;
  /** The first and the last day, as in `2026-11-27`, in the time zone of the browser. */
  readonly de: string;
  readonly ate: string;
}

export const everything: AuditFilter = { acao: '', pessoa: '', de: '', ate: '' };

/** Invalid values are ignored, and control characters, which the server rejects. */
export function readAuditFilter(query: URLSearchParams): AuditFilter {
  const readDay = (name: string) => {
    const text = query.get(name) ?? '';
    return isDay(text) ? text : '';
  };
  return {
    acao: auditActions.find((action) => action === query.get('acao')) ?? '',
    pessoa: (query.get('pessoa') ?? '').replaceAll(/\p{Cc}/gu, '').slice(0, limits.emailCharacters),
    de: readDay('de'),
    ate: readDay('ate'),
  };
}

/** Reads the URL, which is newer than the rendered filter: two changes before a render must both count. */
export const currentFilter = (): AuditFilter => readAuditFilter(new URLSearchParams(window.location.search));

/** It ends before it begins: a day is still being typed. */
export const isImpossible = ({ de, ate }: AuditFilter): boolean => ate !== '' && ate < de;

export const isFiltered = (filter: AuditFilter): boolean => Object.values(toAuditQuery(filter)).some(Boolean);

/**
 * What the server is asked for. It knows no days, which begin at another moment in each time zone. A last day that cannot be
 * is left out: its field says so, and the entries stay.
 */
export function toAuditQuery(filter: AuditFilter): AuditQuery {
  const { acao, pessoa, de, ate } = filter;
  return {
    acao,
    pessoa: pessoa.trim(),
    desde: de && startOf(de).toISOString(),
    ate: isImpossible(filter) ? '' : ate && startOf(ate, 1).toISOString(),
  };
}

/**
 * Not the 31st of a month that has none, which a date field shows as no day. Nor the year 2, which a date field has while
 * 2026 is typed.
 */
function isDay(text: string): boolean {
  return /^[12]\d{3}-\d\d-\d\d$/.test(text) && startOf(text).getMonth() + 1 === Number(text.slice(5, 7));
}

function startOf(text: string, daysLater = 0): Date {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  return new Date(year, month - 1, day + daysLater);
}
