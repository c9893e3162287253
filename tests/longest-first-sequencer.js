const { relative } = require("node:path");
const { default: Sequencer } = require("@jest/test-sequencer");
/** Files of half a minute and more. On a fresh machine Jest knows sizes of files and no times: these small ones came last. */
const longest = require("../tools/testing/longest-tests.json");

/** Begins with what takes longest, so that no core waits for one file at the end. */
class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const at = longest.indexOf(relative(__dirname, path).replace(/\.test\.ts$/, ""));
      return at < 0 ? longest.length : at;
    };
    return super.sort(tests).sort((a, b) => rank(a) - rank(b));
  }
}

module.exports = LongestFirst;
module.exports.longest = longest;
