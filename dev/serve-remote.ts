import { EventEmitter } from 'node:events';
import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { isLanguage, type Language } from '@ponte/contract/language';
import { contentTypeOf } from '@ponte/contract/content-types';

export interface RemoteServer {
  readonly origin: string;
  /** Delays requests for the newest build from now on, because it is being written. */
  hold(): void;
  /** Ends the delay and announces the build to the pages that run the remote. Without an id the newest build stays. */
  release(build?: string): void;
  close(): void;
}

interface Served {
  /** The folder of the builds, each in a folder named by its id. */
  readonly output: string;
  /** Reads the current texts. */
  readonly readTexts: (language: Language) => Promise<object>;
  /** The port to listen on; if it is taken, the next free one. */
  readonly port: number;
}

/**
 * Serves a remote to the pages of any site: its texts, the files of the newest build, those of every build under its id,
 * and under `/builds` an event per build with its entry.
 */
export async function serveRemote({ output, readTexts, port }: Served): Promise<RemoteServer> {
  const followers = new Set<ServerResponse>();
  const tables = new Map<Language, string>();
  let newest: string | undefined;
  const written = new EventEmitter().setMaxListeners(0);
  let writing = false;

  const server = createServer((request, response) => {
    // The site is another origin, and may be a public one.
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cache-Control', 'no-store');
    // `URL` would throw on an invalid URL and end this process.
    const [address = ''] = (request.url ?? '').split('?');
    const path = normalize(`/${address}`);
    const language = textsPath.exec(path)?.[1];
    if (path === '/builds') follow(request, response);
    else if (isLanguage(language)) void sendTexts(response, language);
    else if (buildPath.test(path)) sendFile(response, join(output, path));
    else whenWritten(() => sendFile(response, join(output, newest ?? '', path)));
  });
  const origin = `http://localhost:${await listen(server, port)}`;

  function follow(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write(newest ? announcementOf(newest) : '\n');
    followers.add(response);
    request.once('close', () => followers.delete(response));
  }

  /** Falls back to the last texts of the language that could be read, as a file may be half-written. */
  async function sendTexts(response: ServerResponse, language: Language): Promise<void> {
    try {
      tables.set(language, JSON.stringify(await readTexts(language)));
    } catch (error) {
      console.error(error);
    }
    const table = tables.get(language);
    if (table === undefined) response.writeHead(500).end();
    else response.setHeader('Content-Type', 'application/json; charset=utf-8').end(table);
  }

  function whenWritten(work: () => void): void {
    if (writing) written.once('end', work);
    else work();
  }

  return {
    origin,
    hold() {
      writing = true;
    },
    release(build) {
      writing = false;
      newest = build ?? newest;
      written.emit('end');
      if (build) for (const follower of followers) follower.write(announcementOf(build));
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const buildPath = /^\/dev-\w+\//;
const textsPath = /^(?:\/dev-\w+)?\/locales\/(\w+)\.json$/;

const announcementOf = (build: string) => `data: /${build}/remoteEntry.js\n\n`;

function sendFile(response: ServerResponse, file: string): void {
  createReadStream(file)
    .once('error', () => response.writeHead(404).end())
    .once('open', () => response.setHeader('Content-Type', contentTypeOf(file) ?? 'application/octet-stream'))
    .pipe(response);
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(listen(server, port + 1));
      else reject(error);
    });
    server.listen(port, 'localhost', () => resolve((server.address() as AddressInfo).port));
  });
}
