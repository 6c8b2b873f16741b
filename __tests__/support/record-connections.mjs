// Loaded before a bundle under test (`node --import`): writes every connection it opens, as `host:port`, one a line, to the
// file CONNECTION_LOG names. The connection itself goes on as before.
import { appendFileSync } from 'node:fs';
import { Socket } from 'node:net';

const path = process.env['CONNECTION_LOG'];
const { connect } = Socket.prototype;

Socket.prototype.connect = function recordAndConnect(...args) {
  const [first] = args;
  const { host, port } = Array.isArray(first) ? first[0] : first;
  appendFileSync(path, `${host}:${port}\n`);
  return connect.apply(this, args);
};
