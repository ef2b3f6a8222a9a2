// Installs what is missing, builds the portal and serves it on PORT (3000).
import { spawn } from 'node:child_process';
import process from 'node:process';
import { install, root, run } from './run.mjs';
import { SERVICE } from './service.mjs';

install();
const status = run('npm', ['run', '--silent', 'build']);
if (status !== 0) process.exit(status);

const service = spawn(process.execPath, SERVICE, { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => service.kill(signal));
service.on('exit', (code) => process.exit(code ?? 1));

// A signal to npm ends npm and the shell between us, and never reaches us: then the service stops too, and its port is free.
const shell = process.ppid;
const watch = () => process.ppid !== shell && service.kill('SIGTERM');
if (process.env.npm_lifecycle_event) setInterval(watch, 500).unref();
