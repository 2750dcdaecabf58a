import { connect } from 'node:net';

export interface OpenCall {
  /** Sends more of the body. */
  readonly send: (text: string) => void;
  /** Everything that is received until the connection is closed. */
  readonly response: Promise<string>;
  readonly hangUp: () => void;
}

/** Begins a POST whose body is sent by hand. */
export function openCall(port: number, path: string, bodyBytes: number, language = 'pt'): OpenCall {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString()));
  socket.on('error', () => {});
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: a',
    `Accept-Language: ${language}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${bodyBytes}`,
    'Connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  return {
    send: (text) => void socket.write(text),
    response: new Promise((resolve) => socket.once('close', () => resolve(received))),
    hangUp: () => void socket.destroy(),
  };
}
