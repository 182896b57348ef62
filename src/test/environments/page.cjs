require('./compileOnce.cjs');
const FixedJsdom = require('jest-fixed-jsdom');

/** jsdom, with a way for tests to be in a time zone of their choice: the sandbox's own `process.env` is a copy. */
module.exports = class PageEnvironment extends FixedJsdom {
  ownZone = process.env.TZ;

  async setup() {
    await super.setup();
    this.global.setTimeZone = (timeZone) => {
      process.env.TZ = timeZone;
    };
  }

  async teardown() {
    // Other files run in the same process.
    if (this.ownZone === undefined) delete process.env.TZ;
    else process.env.TZ = this.ownZone;
    await super.teardown();
  }
};
