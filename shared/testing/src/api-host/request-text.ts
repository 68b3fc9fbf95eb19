import { request } from 'node:http';

/** Asks without the test's document, whose `fetch` belongs to the page. @throws with the answer's text when it is no 200. */
export function requestText(address: string, body?: object): Promise<string> {
  return new Promise((resolve, reject) => {
    // A connection of its own: one that is kept from an earlier file may be closed by the server while this is on its way.
    const asked = request(address, { method: body ? 'POST' : 'GET', agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => (answer.statusCode === 200 ? resolve(text) : reject(new Error(text))));
    });
    asked.on('error', reject);
    asked.end(body && JSON.stringify(body));
  });
}
