/**
 * Why a server cannot listen and what to do about it, as one sentence for its log.
 * @param variable – the setting that chooses the port.
 */
export function listenFailure(error: NodeJS.ErrnoException, port: number, variable: string): string {
  return error.code === 'EADDRINUSE'
    ? `Port ${port} is taken. Stop the program that uses it or set ${variable} to a free port.`
    : error.message;
}
