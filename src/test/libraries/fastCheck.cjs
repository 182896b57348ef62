const fc = require('../../../node_modules/fast-check/lib/cjs/fast-check.js');

// npm test tries the same cases each time, so that no run fails by chance; npm run test:long tries others each time.
if (process.env.LONG_TESTS !== 'true') fc.configureGlobal({ seed: 1 });

module.exports = fc;
