/** Every stylesheet: the name of a class is its name. */
module.exports = new Proxy({ __esModule: true }, { get: (own, name) => own[name] ?? String(name) });
