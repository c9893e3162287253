import { configure } from "@testing-library/react";

/** What a test waits for comes at once, but not on a machine that does much else: `waitFor` and `findBy` give up after 1 s. */
configure({ asyncUtilTimeout: 30_000 });
