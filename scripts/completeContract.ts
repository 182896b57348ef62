/** The parts of an operation that decide which errors it can answer. */
interface Operation {
  parameters?: unknown[];
  requestBody?: unknown;
  security?: unknown[];
  responses: Record<string, unknown>;
  /** For a GET that everybody may call. Every other call may be refused: for the role, or for its origin. */
  'x-forbidden-to-nobody'?: boolean;
}

/** A path's operations, as far as answers are added to them. */
export interface PathItem {
  parameters?: unknown[];
  get?: Operation;
  post?: Operation;
  put?: Operation;
  delete?: Operation;
}

/** The contract, as far as answers are added to it. */
export interface Contract {
  paths: Record<string, PathItem>;
}

/** By an operation, its method, and whether it or its path has parameters. */
type Rule = (operation: Operation, method: Method, hasParameters: boolean) => boolean;

const always: Rule = () => true;
/** Any call but a GET can be sent a body, also one that takes none, and refuses a bad one. */
const mayCarryBody: Rule = (_operation, method) => method !== 'get';

/** The errors that many calls can answer alike: the contract's response for each, and which calls can. */
const commonErrors: Readonly<Record<string, { response: string; isAnswered: Rule }>> = {
  400: { response: 'BadRequest', isAnswered: always },
  401: { response: 'Unauthorized', isAnswered: ({ security }) => security?.length !== 0 },
  403: { response: 'Forbidden', isAnswered: (operation) => operation['x-forbidden-to-nobody'] !== true },
  408: { response: 'TooSlow', isAnswered: mayCarryBody },
  413: { response: 'TooLarge', isAnswered: mayCarryBody },
  415: { response: 'WrongType', isAnswered: mayCarryBody },
  422: {
    response: 'Invalid',
    isAnswered: (_operation, method, hasParameters) => method !== 'get' || hasParameters,
  },
  429: { response: 'TooManyRequests', isAnswered: always },
  503: { response: 'NotReady', isAnswered: always },
  507: { response: 'DiskFull', isAnswered: always },
};

/** The methods that the contract uses. */
export const methods = ['get', 'post', 'put', 'delete'] as const;

/** The method of each operation of a path. */
export type Method = (typeof methods)[number];

/** Adds to each operation the errors that it shares with others; what it describes itself stays. */
export function completeContract<Written extends Contract>(contract: Written): Written {
  const complete = structuredClone(contract);
  for (const pathItem of Object.values(complete.paths)) {
    for (const method of methods) {
      const operation = pathItem[method];
      if (operation === undefined) continue;
      const hasParameters = (operation.parameters ?? pathItem.parameters) !== undefined;
      for (const [status, { response, isAnswered }] of Object.entries(commonErrors)) {
        if (isAnswered(operation, method, hasParameters))
          operation.responses[status] ??= { $ref: `#/components/responses/${response}` };
      }
    }
  }
  return complete;
}
