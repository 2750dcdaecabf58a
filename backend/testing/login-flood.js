import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** Sends many logins at once from a thread of its own, so that what it costs to send them is not measured with them. */
const { url, count } = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: count });
const headers = { 'content-type': 'application/json' };

function login(email) {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/api/users/login`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode, retryAfter: answer.headers['retry-after'] }));
    });
    sent.on('error', reject);
    sent.end(JSON.stringify({ email, senha: 'wrong' }));
  });
}

parentPort.on('message', async (round) => {
  const logins = Array.from({ length: count }, (_, index) => login(`p${round}.${index}@ponte.example`));
  parentPort.postMessage(await Promise.all(logins));
});
