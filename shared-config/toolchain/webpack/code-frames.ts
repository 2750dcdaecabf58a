import type { Compiler, WebpackError } from 'webpack';

const name = 'CodeFrames';

/** Removes the compiler's own stack trace, which follows the code frame, from the message of a syntax error. */
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
