/** Reads the answers of one connection as they arrive; anything else is an error. */
export class Answers {
  statuses = [];
  fault = '';
  #rest = Buffer.alloc(0);

  add(chunk) {
    this.#rest = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    while (this.#rest.length > 0 && !this.fault && this.#take());
  }

  /** Bytes that belong to no complete answer. */
  get left() {
    return this.#rest.length;
  }

  #take() {
    const end = this.#rest.indexOf('\r\n\r\n');
    if (end === -1) return false;
    const head = this.#rest.toString('latin1', 0, end);
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]);
    if (!status) this.fault = `no answer: ${head.slice(0, 60)}`;
    if (status >= 200 && !/\r\nX-Content-Type-Options: nosniff/i.test(head)) this.fault = `bare ${status}`;
    const isBare = status < 200 || status === 204 || status === 304;
    const length = isBare ? 0 : this.#lengthOf(head, end + 4);
    if (Number.isNaN(length)) this.fault = `no length: ${head.slice(0, 60)}`;
    if (this.#rest.length < end + 4 + length) return false;
    this.#rest = this.#rest.subarray(end + 4 + length);
    if (status >= 200) this.statuses.push(status);
    return true;
  }

  /** Length of the body that begins there; for a chunked one Infinity until its last chunk has arrived. */
  #lengthOf(head, start) {
    if (!/\r\nTransfer-Encoding: chunked/i.test(head))
      return Number(/\r\nContent-Length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
    for (let at = start; ; ) {
      const end = this.#rest.indexOf('\r\n', at);
      if (end === -1) return Number.POSITIVE_INFINITY;
      const size = Number.parseInt(this.#rest.toString('latin1', at, end), 16);
      at = end + 4 + size;
      if (size === 0 || Number.isNaN(size)) return at - start;
      if (at > this.#rest.length) return Number.POSITIVE_INFINITY;
    }
  }
}
