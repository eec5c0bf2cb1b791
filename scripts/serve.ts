import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import type { AddressInfo } from 'node:net';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.ttf': 'font/ttf',
  '.css': 'text/css; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.wav': 'audio/wav',
};

// SQLite's worker can share memory with the page only when the page is isolated.
const headers = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  // The app talks to nobody. Skia and SQLite are compiled from WASM; React Native writes its styles into the page;
  // SQLite's worker is started from a text that asks for its script.
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self' blob:",
    "connect-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self' data:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
};

interface Sending {
  /** Its name changes with its contents. */
  readonly forever: boolean;
  /** Only what there is to know about it was asked for. */
  readonly head: boolean;
}

function send(response: ServerResponse, file: string, { forever, head }: Sending): void {
  response.writeHead(200, {
    ...headers,
    'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    'Content-Length': statSync(file).size,
    'Cache-Control': forever ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  if (head) {
    response.end();
    return;
  }
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

export interface Serving {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves an exported app to this computer: files as they are, every other address is a screen of the app. */
export async function serve(folder: string, port: number): Promise<Serving> {
  const server: Server = createServer((request, response) => {
    const refuse = (status: number) => response.writeHead(status, headers).end();
    const head = request.method === 'HEAD';
    if (request.method !== 'GET' && !head) return refuse(405);
    let path: string;
    try {
      path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    } catch {
      return refuse(400);
    }
    const file = join(folder, path);
    if (!file.startsWith(folder)) return refuse(403);
    if (isFile(file)) return send(response, file, { forever: /[.-][0-9a-f]{32}\./.test(path), head });
    if (extname(path)) return refuse(404);
    const index = join(folder, 'index.html');
    // Between two builds there is none.
    return isFile(index) ? send(response, index, { forever: false, head }) : refuse(503);
  });

  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, 'localhost', done);
  });
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${actual}`,
    close: () =>
      new Promise((done, fail) => {
        server.closeAllConnections();
        server.close((error) => (error ? fail(error) : done()));
      }),
  };
}
