const { default: HappyDom } = require("@happy-dom/jest-environment");

/** A document for the tests of the site, with what browsers have and happy-dom has not. */
module.exports = class extends HappyDom {
  async setup() {
    await super.setup();
    this.global.structuredClone = structuredClone;
  }
};
