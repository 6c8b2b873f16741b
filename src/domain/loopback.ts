/** Whether the host name of a URL, as the URL standard writes it, means this machine. */
export function isLoopback(hostname: string): boolean {
  const host = bareHost(hostname);
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    host === '::1' ||
    /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(host)
  );
}

/** A host name in lower case, without the brackets of IPv6 and the dot of the root. */
export function bareHost(hostname: string): string {
  return hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
}

/** Whether a URL would carry a key unencrypted to another machine. */
export function isPlainHttp({ protocol, hostname }: Pick<URL, 'protocol' | 'hostname'>): boolean {
  return protocol === 'http:' && !isLoopback(hostname);
}
