const vm = require('node:vm');

/**
 * Lets the test files of a worker share what V8 has compiled: Jest evaluates each module again for each file, and compiles
 * it again for that. Only code is shared; each file still has globals and modules of its own. docs/adr/0030 has the figures.
 */
const { compileFunction } = vm;
const scripts = new Map();

vm.compileFunction = (source, parameters, options) => {
  const { filename, parsingContext } = options;
  if (parsingContext === undefined) return compileFunction(source, parameters, options);
  const known = scripts.get(filename);
  if (known?.source === source) return known.script.runInContext(parsingContext);
  const head = `(function (${parameters.join(', ')}) {`;
  const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  scripts.set(filename, { source, script });
  return script.runInContext(parsingContext);
};
