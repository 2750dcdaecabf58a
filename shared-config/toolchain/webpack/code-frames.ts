import type { Compiler, WebpackError } from 'webpack';

const name = 'CodeFrames';

/** Ends the message of a syntax error where its code frame ends: the compiler's own stack behind it helps no author. */
export function codeFrames(compiler: Compiler): void {
  compiler.hooks.compilation.tap(name, (compilation) => {
    compilation.hooks.processErrors.tap(name, (errors) => {
      for (const error of errors as WebpackError[]) error.message = endAtFrame(error.message);
      return errors;
    });
  });
}

export function endAtFrame(message: string): string {
  return message.replace(/\s*\n\s*Caused by:\n[^]*$/, '\n');
}
