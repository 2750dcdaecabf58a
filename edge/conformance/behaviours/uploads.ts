import { uploadPath } from '../../rules';
import { openCall } from '../open-call';
import { sendRequest } from '../send-request';
import { shortTimeouts, type EdgeUnderTest } from '../use-edge';

/** nginx logs the status 408 and closes the connection without sending it. */
const isTimeout = /^(?:HTTP\/1\.1 408 |$)/;

export function describeUploads(edge: EdgeUnderTest): void {
  describe('uploads', () => {
    it('may take longer than other calls while their bytes keep coming', async () => {
      const timeouts = { ...shortTimeouts, request: 300, uploadPause: 1000 };
      const { port, stop } = await edge.startAnother({ timeouts });
      const upload = dribble(port, 1000);
      const [call, stalled] = ['/api/any', uploadPath].map((path) => openCall(port, path, 3));
      // They began later and are over: the upload is past both limits too.
      expect(await call?.response).toMatch(isTimeout);
      expect(await stalled?.response).toMatch(isTimeout);
      expect(await upload.finish()).toMatch(/^HTTP\/1\.1 200 [^]*"bytes":1000/);
      await stop();
    });

    it('end when no more bytes come', async () => {
      const { port, stop } = await edge.startAnother({ timeouts: { ...shortTimeouts, uploadPause: 300 } });
      const upload = openCall(port, uploadPath, 3);
      upload.send('a');
      expect(await upload.response).toMatch(isTimeout);
      expect((await sendRequest(port, { path: '/api/any' })).status).toBe(200);
      await stop();
    });
  });
}

/** An upload that sends a byte at a time until it is told to finish. */
function dribble(port: number, bytes: number) {
  const { send, response } = openCall(port, uploadPath, bytes);
  let left = bytes;
  const timer = setInterval(() => {
    left -= 1;
    send('a');
  }, 50);
  return {
    finish() {
      clearInterval(timer);
      send('a'.repeat(left));
      return response;
    },
  };
}
