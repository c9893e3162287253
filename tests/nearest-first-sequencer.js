const { relative, resolve } = require("node:path");
const { default: Sequencer } = require("@jest/test-sequencer");

/**
 * For a run that may be stopped: begins with the groups of files in NEAREST_TESTS (JSON), then takes the others. The shortest of each
 * group are first, so that as many files as possible come to their end.
 */
module.exports = class NearestFirst extends Sequencer {
  sort(tests) {
    const groups = JSON.parse(process.env.NEAREST_TESTS ?? "[]");
    const root = resolve(__dirname, "..");
    const rank = ({ path }) => {
      const at = groups.findIndex((group) => group.includes(relative(root, path)));
      return at < 0 ? groups.length : at;
    };
    return super
      .sort(tests)
      .reverse()
      .sort((a, b) => rank(a) - rank(b));
  }
};
