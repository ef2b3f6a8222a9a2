// Installs what is missing, builds the portal and serves it on PORT (3000).
import { spawn } from 'node:child_process';
import process from 'node:process';
import { install, onStop, root, run } from './run.mjs';
import { SERVICE } from './service.mjs';

install();
const status = run('npm', ['run', '--silent', 'build']);
if (status !== 0) process.exit(status);

const service = spawn(process.execPath, SERVICE, { cwd: root, stdio: 'inherit' });
onStop((signal) => service.kill(signal));
service.on('exit', (code) => process.exit(code ?? 1));
