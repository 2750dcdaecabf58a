import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import * as kit from '@ponte/kit';
import kitPackage from '@ponte/kit/package.json';

/** The modules of which a page has one copy, the shell's: remotes take them from here by these names. */
export const shared: Readonly<Record<string, { readonly version: string; readonly module: unknown }>> = {
  react: { version: React.version, module: React },
  'react/jsx-runtime': { version: React.version, module: jsxRuntime },
  'react-dom': { version: ReactDom.version, module: ReactDom },
  'shared-config/kit': { version: kitPackage.version, module: kit },
};
