import type { Case } from '../case';
import { limits, uploadPath } from '../../rules';

const json = { 'content-type': 'application/json' };
const large = 'x'.repeat(limits.bodyBytes + 1);
const file = { 'content-type': 'multipart/form-data; boundary=x' };
const upload = 'x'.repeat(limits.uploadBytes + 1);

const forwarded = [
  '/healthz',
  '/readyz',
  '/api/usuarios?pagina=2&q=a%20b',
  '/v1/graphql',
  '/api',
  '/api/%C3%A7%2F',
].map((path): Case => ({
  name: `forwards ${path} unchanged`,
  request: { path },
  expect: { status: 200, headers: { vary: null }, body: new RegExp(`"url":"${path.replace(/[?%]/g, '.')}"`) },
}));

const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method): Case => ({
  name: `forwards ${method}`,
  request: { path: '/api/usuarios', method, headers: json, body: '{"a":1}' },
  expect: { status: 200, body: new RegExp(`"method":"${method}".*"bytes":7`) },
}));

/** The edge forwards bodies of any content type, or of none. */
const bodies = [undefined, '', 'nonsense', ';;', 'application/json; charset=latin1', 'multipart/form-data'].map(
  (type): Case => ({
    name: `forwards a body of the type "${type}"`,
    request: {
      path: '/api/any',
      method: 'POST',
      headers: type === undefined ? {} : { 'content-type': type },
      body: '{"a":1}',
    },
    expect: {
      status: 200,
      body: new RegExp(type ? `"content-type":"${type}".*"bytes":7` : '"bytes":7'),
    },
  }),
);

const tooLarge = { status: 413, headers: { 'cache-control': 'no-store', 'content-type': /^application\/json/ } };

export const callCases: readonly Case[] = [
  ...forwarded,
  ...methods,
  ...bodies,
  {
    name: "keeps the backend's own security headers, and sends none twice",
    request: { path: '/api/any' },
    expect: { status: 200, headers: { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' } },
  },
  {
    name: 'adds security headers to a response without them',
    request: { path: '/api/bare' },
    expect: { status: 200, headers: { 'referrer-policy': 'strict-origin-when-cross-origin', 'cache-control': null } },
  },
  {
    name: 'replaces forwarding headers of the caller',
    request: {
      path: '/api/any',
      headers: {
        'x-forwarded-for': '6.6.6.6',
        forwarded: 'for=6.6.6.6',
        'x-forwarded-proto': 'https',
        host: 'site.example',
      },
    },
    expect: {
      status: 200,
      body: /^(?!.*6\.6\.6\.6)(?!.*"https")(?=.*"x-forwarded-for":"127\.0\.0\.1")(?=.*"x-forwarded-host":"site\.example")/,
    },
  },
  {
    name: 'forwards a body of the maximum length',
    request: { path: '/api/any', method: 'POST', headers: json, body: large.slice(1) },
    expect: { status: 200, body: new RegExp(`"bytes":${limits.bodyBytes}`) },
  },
  {
    name: 'forwards an upload of the maximum length',
    request: { path: uploadPath, method: 'POST', headers: file, body: upload.slice(1) },
    expect: { status: 200, body: new RegExp(`"bytes":${limits.uploadBytes}`) },
  },
  {
    name: 'rejects an upload that is too long',
    request: { path: uploadPath, method: 'POST', headers: file, body: upload },
    expect: tooLarge,
  },
  {
    name: 'rejects an upload that is too long without a declared length',
    request: { path: uploadPath, method: 'POST', headers: { ...file, 'transfer-encoding': 'chunked' }, body: upload },
    expect: tooLarge,
  },
  {
    name: 'rejects a large body below the path of uploads',
    request: { path: `${uploadPath}/1`, method: 'POST', headers: json, body: large },
    expect: tooLarge,
  },
  {
    name: 'rejects a body whose declared length is too long',
    request: {
      path: '/api/any',
      method: 'POST',
      headers: { ...json, 'content-length': String(large.length) },
      body: large,
    },
    expect: { ...tooLarge, body: /^\{"error":"A requisição é grande demais\."\}$/ },
  },
  {
    name: 'rejects a body that is too long without a declared length',
    request: {
      path: '/api/any',
      method: 'POST',
      headers: { ...json, 'transfer-encoding': 'chunked', 'accept-language': 'es' },
      body: large,
    },
    expect: { ...tooLarge, body: /^\{"error":"La solicitud es demasiado grande\."\}$/ },
  },
  {
    name: 'rejects a body of many times the limit without a declared length',
    request: {
      path: '/api/any',
      method: 'POST',
      headers: { ...json, 'transfer-encoding': 'chunked', 'accept-language': 'en' },
      body: large.repeat(8),
    },
    expect: { ...tooLarge, body: /^\{"error":"The request is too large\."\}$/ },
  },
  {
    name: 'passes on the response of a backend that rejects a body before it is sent',
    request: { path: '/api/limited', method: 'POST', headers: json, body: large.slice(1) },
    expect: { status: 413, body: /"backend"/ },
  },
  ...['"6442b1dfe9a40"', '"stale", W/"weak"', '*'].map((tag): Case => ({
    name: `forwards If-Match: ${tag} unchanged`,
    request: { path: '/api/usuarios/2', method: 'PUT', headers: { ...json, 'if-match': tag }, body: '{"a":1}' },
    expect: {
      status: 200,
      body: new RegExp(`"if-match":${JSON.stringify(tag).replace(/[*\\]/g, '\\$&')}`),
    },
  })),
  {
    name: 'forwards the body of a caller that waits for 100 Continue',
    request: { path: '/api/any', method: 'POST', headers: { ...json, expect: '100-continue' }, body: '{"a":1}' },
    expect: { status: 200, body: /"bytes":7/ },
  },
  {
    name: 'rejects a path that is not UTF-8, in the edge or the backend',
    request: { path: '/api/%ff' },
    expect: { status: 400 },
  },
  {
    name: 'rejects TRACE',
    request: { path: '/api/any', method: 'TRACE' },
    expect: { status: 405, headers: { allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' } },
  },
  {
    name: 'does not retry a 503 of the backend',
    request: { path: '/api/busy' },
    expect: { status: 503, headers: { 'retry-after': '7' }, body: /"busy"/ },
  },
  {
    name: 'responds 502 when the backend closes the connection',
    request: { path: '/api/broken', headers: { 'accept-language': 'en' } },
    expect: {
      status: 502,
      headers: { 'retry-after': '2', 'cache-control': 'no-store', 'content-type': /^application\/json/ },
      body: /^\{"error":"The service is unavailable right now\. Try again in a moment\."\}$/,
    },
  },
  {
    name: 'responds 504 when the backend does not respond',
    request: { path: '/api/never', headers: { 'accept-language': 'en' } },
    expect: {
      status: 504,
      headers: { 'retry-after': null, 'cache-control': 'no-store' },
      body: /^\{"error":"The service took too long to answer\."\}$/,
    },
  },
];
