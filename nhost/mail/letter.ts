/** A mail before it has a form. */
export interface LetterParts {
  language: string;
  subject: string;
  greeting: string;
  lead: string;
  link?: { href: string; label: string; orCopy: string };
  code?: string;
  notes: readonly string[];
}

export function toText({ greeting, lead, link, code, notes }: LetterParts): string {
  return [greeting, lead, link?.href ?? code, ...notes].join('\n\n') + '\n';
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The site's light colors. Most mail programs ignore style sheets, and know no custom properties. */
const style = {
  page: 'margin:0;padding:24px 12px;background:#efe6d6;font:17px/1.5 Helvetica,Arial,sans-serif;color:#10243e',
  sheet: 'max-width:480px;margin:0 auto;padding:24px;background:#fbf7f0;border-radius:6px',
  button:
    'display:inline-block;padding:12px 24px;border-radius:6px;background:#c4401c;color:#ffffff;font-weight:bold;text-decoration:none',
  code: 'font-size:32px;font-weight:bold;letter-spacing:6px',
  quiet: 'font-size:14px;color:#4a5a70',
  address: 'font-size:14px;color:#4a5a70;word-break:break-word',
} as const;

/** The dark ones, for the programs that do read a style sheet and are dark themselves. */
const darkSheet = `@media (prefers-color-scheme: dark) {
.page { background: #12233a !important; color: #f4ede1 !important }
.sheet { background: #0b1726 !important }
.button { background: #ff8f66 !important; color: #1b0d06 !important }
.quiet, .address { color: #b9c2cd !important }
}`;

const looks = (name: keyof typeof style) => `class="${name}" style="${style[name]}"`;
const paragraph = (content: string, name?: keyof typeof style) => `<p${name ? ` ${looks(name)}` : ''}>${content}</p>`;

export function toHtml({ language, subject, greeting, lead, link, code = '', notes }: LetterParts): string {
  const href = link && escapeHtml(link.href);
  const target = link
    ? [
        paragraph(`<a href="${href}" ${looks('button')}>${escapeHtml(link.label)}</a>`),
        paragraph(`${escapeHtml(link.orCopy)}<br>${href}`, 'address'),
      ]
    : [paragraph(escapeHtml(code), 'code')];
  const body = [
    paragraph(escapeHtml(greeting)),
    paragraph(escapeHtml(lead)),
    ...target,
    ...notes.map((note) => paragraph(escapeHtml(note), 'quiet')),
  ].join('\n');
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title><style>
${darkSheet}
</style></head>
<body ${looks('page')}><div ${looks('sheet')}>
${body}
</div></body>
</html>
`;
}
