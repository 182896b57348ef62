import type { OperationId } from '../core/call';
import type { Caller, TestApp } from './buildTestApp';
import type { ContractCall, TestAnswer } from './contract';

/** A browser without a session, which stores the cookies of responses and sends them back. */
export interface Browser extends Caller {
  cookies: Map<string, string>;
}

/** Opens a browser at a host, with cookies of another one if given. */
export function openBrowser({ anonymous }: TestApp, cookies: Iterable<[string, string]> = []): Browser {
  const stored = new Map(cookies);
  return {
    cookies: stored,
    async call<Op extends OperationId>(operation: Op, call: ContractCall = {}): Promise<TestAnswer<Op>> {
      const cookie = Array.from(stored, ([name, value]) => `${name}=${value}`).join('; ');
      const answer = await anonymous.call(operation, { ...call, headers: { cookie, ...call.headers } });
      for (const header of [answer.headers['set-cookie'] ?? []].flat().map(String)) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
        if (value === '') stored.delete(name);
        else stored.set(name, value);
      }
      return answer;
    },
  };
}
