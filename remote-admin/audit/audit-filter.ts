import { auditActions, type AuditAction } from '@ponte/contract/api-responses';
import { limits } from '@ponte/contract/api';
import type { AuditQuery } from '../api/admin-api';

/** Which entries are shown, as in the URL. Empty: all of them. */
export interface AuditFilter {
  readonly acao: AuditAction | '';
  /** Part of the e-mail of who did it, or to whom. */
  readonly pessoa: string;
  /** The first and the last day, as in `2026-11-27`, in the time zone of the browser. */
  readonly de: string;
  readonly ate: string;
}

export const everything: AuditFilter = { acao: '', pessoa: '', de: '', ate: '' };

/** Invalid values are ignored. */
export function readAuditFilter(query: URLSearchParams): AuditFilter {
  const readDay = (name: string) => {
    const text = query.get(name) ?? '';
    return isDay(text) ? text : '';
  };
  return {
    acao: auditActions.find((action) => action === query.get('acao')) ?? '',
    pessoa: (query.get('pessoa') ?? '').slice(0, limits.emailCharacters),
    de: readDay('de'),
    ate: readDay('ate'),
  };
}

export const isFiltered = (filter: AuditFilter): boolean => Object.values(filter).some(Boolean);

/** What the server is asked for. It knows no days, which begin at another moment in each time zone. */
export function toAuditQuery({ acao, pessoa, de, ate }: AuditFilter): AuditQuery {
  return {
    acao,
    pessoa: pessoa.trim(),
    desde: de && startOf(de).toISOString(),
    ate: ate && startOf(ate, 1).toISOString(),
  };
}

/** Not the 31st of a month that has none, which a date field shows as no day. */
function isDay(text: string): boolean {
  return /^[12]\d{3}-\d\d-\d\d$/.test(text) && startOf(text).getMonth() + 1 === Number(text.slice(5, 7));
}

function startOf(text: string, daysLater = 0): Date {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  return new Date(year, month - 1, day + daysLater);
}
