interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Not for a visitor who saves data or is offline, nor on a connection on which a prefetch would delay what is needed. */
export function mayPrefetch(): boolean {
  const { connection, onLine } = navigator as Navigator & { connection?: Connection };
  return onLine && connection?.saveData !== true && !/2g/.test(connection?.effectiveType ?? '');
}
