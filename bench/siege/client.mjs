import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Answers } from './answers.mjs';

const DEAF_MS = 200;
const LONGEST_MS = 60_000;
/** Sent on closing: the connection ends after these, whatever other requests it has. */
const CLOSING = new Set([400, 408, 431, 503]);

/** Runs one script against a port. `lost` and `surplus` are missing and surplus answers. */
export async function play(port, { parts, pause = 0, due, inTurn, isDeaf, isGarbage, isHalfClosed, leaves }) {
  const answers = new Answers();
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let wake = () => undefined;
  const closed = new AbortController();
  const ended = () => {
    closed.abort();
    wake();
  };
  socket.on('error', ended).on('close', ended).on('end', ended);
  if (!isDeaf)
    socket.on('data', (chunk) => {
      answers.add(chunk);
      wake();
    });
  const until = async (count) => {
    const deadline = Date.now() + LONGEST_MS;
    while (
      answers.statuses.length < count &&
      !closed.signal.aborted &&
      !answers.fault &&
      Date.now() < deadline
    )
      await Promise.race([
        new Promise((resolve) => (wake = resolve)),
        wait(LONGEST_MS, undefined, { ref: false }),
      ]);
  };
  for (const [at, part] of parts.entries()) {
    if (closed.signal.aborted) break;
    socket.write(part);
    if (inTurn) await until(at + 1);
    else if (pause) await wait(pause);
  }
  if (isHalfClosed) socket.end();
  if (isDeaf) await wait(DEAF_MS);
  else if (!leaves) await until(due);
  if (!isDeaf && !leaves && !closed.signal.aborted) await wait(5);
  socket.destroy();
  const { statuses, fault } = answers;
  const isExcused = isGarbage || statuses.some((status) => CLOSING.has(status));
  return {
    statuses,
    fault: fault || (answers.left > 0 && !isDeaf && !isExcused ? 'an answer cut off' : ''),
    lost: isExcused ? 0 : Math.max(0, due - statuses.length),
    surplus: isGarbage || isDeaf || leaves ? 0 : Math.max(0, statuses.length - due),
  };
}
