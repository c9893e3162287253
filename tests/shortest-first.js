const { default: Sequencer } = require("@jest/test-sequencer");

/** For a run that may be stopped: as many files as possible come to their end. */
module.exports = class extends Sequencer {
  sort(tests) {
    return super.sort(tests).reverse();
  }
};
