import { until } from '@ponte/toolchain/jest/until';
import { openCall } from './conformance/open-call';
import { sendRequest } from './conformance/send-request';
import { startNodeEdge } from './conformance/start-node-edge';
import { shortTimeouts, useEdge } from './conformance/use-edge';
import { limits, uploadPath } from './rules';

describe('uploads through the Node edge', () => {
  const edge = useEdge(startNodeEdge);

  it('forwards the beginning of an upload before its end is there', async () => {
    const before = edge.backend.bytes(uploadPath);
    const upload = openCall(edge.port, uploadPath, 3);
    upload.send('ab');
    await until('the first bytes at the backend', () => edge.backend.bytes(uploadPath) === before + 2);
    upload.send('c');
    expect(await upload.response).toMatch(/^HTTP\/1\.1 200 [^]*"bytes":3/);
  });

  it('says that an upload stalled, and hangs up at the backend', async () => {
    const { port, stop } = await edge.startAnother({ timeouts: { ...shortTimeouts, uploadPause: 300 } });
    const aborted = edge.backend.aborted(uploadPath);
    const upload = openCall(port, uploadPath, 3, 'en');
    upload.send('a');
    expect(await upload.response).toMatch(
      /^HTTP\/1\.1 408 [^]*\r\n\r\n\{"error":"The upload took too long\. Check your connection and try again\."\}$/,
    );
    await until('the upload broken off', () => edge.backend.aborted(uploadPath) === aborted + 1);
    await stop();
  });

  it('hangs up at the backend when the caller does', async () => {
    const aborted = edge.backend.aborted(uploadPath);
    const bytes = edge.backend.bytes(uploadPath);
    const upload = openCall(edge.port, uploadPath, 3);
    upload.send('a');
    await until('the upload at the backend', () => edge.backend.bytes(uploadPath) === bytes + 1);
    upload.hangUp();
    await until('the upload broken off', () => edge.backend.aborted(uploadPath) === aborted + 1);
  });

  it('keeps connections for other calls while uploads take long', async () => {
    const before = edge.backend.count(uploadPath);
    const uploads = Array.from({ length: limits.uploadsAtOnce }, () => openCall(edge.port, uploadPath, 3));
    for (const { send } of uploads) send('a');
    await until('all uploads at the backend', () => edge.backend.count(uploadPath) === before + limits.uploadsAtOnce);
    const rejected = await sendRequest(edge.port, { path: uploadPath, method: 'POST', body: 'abc' });
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, ['1']]);
    expect((await sendRequest(edge.port, { path: '/api/any', method: 'POST', body: 'abc' })).status).toBe(200);
    for (const { send } of uploads) send('bc');
    for (const { response } of uploads) expect(await response).toMatch(/^HTTP\/1\.1 200 /);
    expect((await sendRequest(edge.port, { path: uploadPath, method: 'POST', body: 'abc' })).status).toBe(200);
  });

  it('survives a body that nothing reads', async () => {
    const { port, stop } = await edge.startAnother({ timeouts: { ...shortTimeouts, request: 100 } });
    const call = openCall(port, '/api/%ff', 3);
    call.send('a');
    expect(await call.response).toMatch(/^HTTP\/1\.1 400 /);
    const slow = openCall(port, '/api/any', 3);
    // It began later and is over: the time of the other body is over too.
    expect(await slow.response).toMatch(/^HTTP\/1\.1 408 /);
    expect((await sendRequest(port, { path: '/api/any' })).status).toBe(200);
    await stop();
  });
});
