module.exports = require('../../../.cache/test-libraries.cjs').calendarWords;
