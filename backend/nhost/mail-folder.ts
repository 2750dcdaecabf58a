import { join } from 'node:path';
import type { Config } from '../config/config';

/** Where mails are written while no SMTP server is configured. */
export const mailFolderOf = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string => join(DATA_DIR, 'mail');
