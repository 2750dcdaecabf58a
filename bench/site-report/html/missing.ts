import { escapeHtml } from 'composer/html';

/** What the report lacks, and the command that makes it. */
export function missing(what: string, command: string): string {
  return `<p class="missing">${escapeHtml(what)}. Run <code>${escapeHtml(command)}</code>, then make the report again.</p>`;
}
