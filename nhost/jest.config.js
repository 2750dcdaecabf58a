import { fileURLToPath } from 'node:url';
import backend from '../backend/jest.config.js';

const ofBackend = (file) => fileURLToPath(new URL(file, new URL('../backend/', import.meta.url)));

/** The services are tested where the backend mounts them, on the backend's test database. */
export default {
  ...backend,
  globalSetup: ofBackend(backend.globalSetup),
  globalTeardown: ofBackend(backend.globalTeardown),
  testEnvironment: ofBackend(backend.testEnvironment),
};
