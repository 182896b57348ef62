// An eslint formatter that also reports how many files were checked.
module.exports = (results) => {
  const lines = results.flatMap((result) =>
    result.messages.map((m) => `${result.filePath}:${m.line}:${m.column} ${m.message} (${m.ruleId})`),
  );
  return [...lines, `${results.length} files linted`].join('\n');
};
