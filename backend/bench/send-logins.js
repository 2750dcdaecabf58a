import { Agent, request } from 'node:http';
import { constants, setPriority } from 'node:os';

/**
 * Sends many logins at once from a separate process with the lowest priority: a real flood comes from other machines, so
 * sending it must not take CPU time from the measured service.
 */
setPriority(constants.priority.PRIORITY_LOW);
const [, , url, count] = process.argv;
const agent = new Agent({ keepAlive: true, maxSockets: Number(count) });
const headers = { 'content-type': 'application/json' };

function login(email) {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/api/users/login`, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode, retryAfter: response.headers['retry-after'] }));
    });
    sent.on('error', reject);
    sent.end(JSON.stringify({ email, senha: 'wrong' }));
  });
}

let waves = 0;
async function sendWave() {
  waves += 1;
  const logins = Array.from({ length: Number(count) }, (_, index) => login(`p${waves}.${index}@ponte.example`));
  process.send(await Promise.all(logins));
}
process.on('message', () => void sendWave());
