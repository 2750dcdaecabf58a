import { findForeignStyles } from './foreign-styles';
import { ownInBuild, ownInSource } from './own-styles';

const file = '/site/remote-chat/assistant/Assistant.module.css';
const inSource = (css: string, name = file) => findForeignStyles(css, ownInSource(name, '/site/remote-chat'));
const inPart = (css: string) => inSource(`@layer part { ${css} }`);
const build = '1.0.0-0123456789ab';
const inBuild = (css: string) => findForeignStyles(css, ownInBuild('remote-chat', build));

describe('selectors', () => {
  it.each([
    '.dialog',
    '.dialog h2',
    '.dialog > *',
    '.dialog p + p',
    '.list .row ~ .row p',
    'td.when',
    '[aria-sort] .sort::after',
    ':where(.table, .list) th',
    '.dialog:not([open]) a:hover',
    ':local(.dialog) p',
    'html:has(dialog) .dialog',
    '.dialog { & > p, &:hover, h2 { color: red } }',
    '.dialog { @media print { p { color: red } } }',
  ])('accepts %s', (selector) => {
    expect(inPart(selector.includes('{') ? selector : `${selector} { color: red }`)).toEqual([]);
  });

  it.each([
    ':root',
    'html',
    'body',
    'h1',
    '*',
    '#main',
    '[hidden]',
    '::backdrop',
    '::view-transition',
    'h1:not(.dialog)',
    'body:has(.dialog)',
    ':is(.dialog, h1)',
    ':global(h1)',
    ':global .dialog',
    '.dialog :global(.button)',
    '.dialog + footer',
    '.dialog ~ *',
    '.row ~ a > b',
  ])('rejects %s', (selector) => {
    expect(inPart(`${selector} { color: red }`).map(({ message }) => message)).toEqual([
      `"${selector}" matches elements outside the part. Begin it with a class of this CSS Module.`,
    ]);
  });
});

describe('definitions and URLs', () => {
  it.each([
    ['@import url("https://evil.example/x.css");', '@import url("https://evil.example/x.css"): a part imports'],
    ['@import "./other.css";', '@import "./other.css": a part imports stylesheets from its scripts only'],
    ['.dialog { color: red }', '".dialog" is in no layer'],
    ['@layer reset { .dialog { color: red } }', '@layer reset is not a part'],
    ['@layer part, shell;', '@layer shell is not a part'],
    ['@layer { .dialog { color: red } }', '@layer (without a name) is not a part'],
    ['@font-face { font-family: Arial; src: url(./a.woff2) }', '@font-face  is for the whole page'],
    ['@property --ink { syntax: "*"; inherits: false }', '@property --ink is for the whole page'],
    ['@page { margin: 0 }', '@page  is for the whole page'],
    ['@keyframes :global(turn) { to { rotate: 1turn } }', '@keyframes :global(turn) has a name for the whole page'],
    ['@value night from "shell/tokens.css";', '@value night from "shell/tokens.css" is for the whole page'],
    ['@layer part { .dialog { composes: button from "shell/Button.module.css" } }', 'composes: button from'],
    ['@layer part { .dialog { background: url(https://evil.example/a.png) } }', 'fetches https://evil.example/a.png'],
    ['@layer part { .dialog { --a: image-set("//evil.example/a.png" 1x) } }', 'fetches //evil.example/a.png'],
    ['@layer part { .dialog { background: url(../../shell/media/a.png) } }', 'fetches ../../shell/media/a.png'],
    ['@layer part { .dialog { background: url(~react/a.png) } }', 'fetches ~react/a.png'],
    ['@layer part { .dialog { background: u\\72l(./a.png) } }', 'fetches u\\72l(./a.png)'],
  ])('rejects %s', (css, message) => {
    expect(inSource(css).map((fault) => fault.message)).toEqual([expect.stringContaining(message)]);
  });

  it('accepts the part’s own styles, and names the line of any other', () => {
    const own = `@value night: #0b1726;
      @layer part {
        .dialog { animation: turn 1s; --drop: 1rem; background: url(../media/a.png), url(data:image/png;base64,x) }
        @keyframes turn { from { opacity: 0 } 50% { opacity: 0.5 } }
        @media (min-width: 48em) { @layer late { .dialog { fill: url(#lamp) } } }
      }`;
    expect(inSource(own)).toEqual([]);
    expect(inSource(`${own}\nh1 { color: red }`).map(({ line }) => line)).toEqual([7, 7]);
  });

  it('takes no name as local in a stylesheet that is no CSS Module', () => {
    const css = '@layer part { .dialog { color: red } @keyframes turn { to { rotate: 1turn } } }';
    expect(inSource(css, file.replace('.module', ''))).toHaveLength(2);
  });
});

describe('built stylesheets', () => {
  it.each(['myXyaab', 'my-UPrVC', 'remote-chat-UPrVC'])(
    'recognises %s as a local name, and own files by their URL',
    (name) => {
      const own = `.${name}>a{background:url(/builds/remote-chat/1.0.0-0123456789ab/static/media/a.png)}`;
      expect(inBuild(`@layer kit,part;@layer part{${own}@keyframes ${name}{to{opacity:0}}}`)).toEqual([]);
    },
  );

  it.each([
    '.dialog{color:red}',
    '.remote-admin-UPrVC{color:red}',
    '.cd-UPrVC{color:red}',
    '.cdXyaab{color:red}',
    '.myXyab{color:red}',
    '.myXyaab-x{color:red}',
    '.remote-chat-UPrVC-x{color:red}',
    '[class*=remote-chat-]{color:red}',
    '@keyframes turn{to{opacity:0}}',
    '.remote-chat-UPrVC{background:url(/builds/shell/1.0.0-0123456789ab/a.png)}',
    '.remote-chat-UPrVC{background:url(/builds/remote-chat/1.0.0-0123456789ab/../a.png)}',
    '.remote-chat-UPrVC{composes:a from "b"}',
  ])('rejects %s', (css) => {
    expect(inBuild(`@layer part{${css}}`)).toHaveLength(1);
  });
});
