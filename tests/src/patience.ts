import { configure } from "@testing-library/react";

/** On a busy machine, `waitFor` and `findBy` need more than their default timeout of 1 s. */
configure({ asyncUtilTimeout: 30_000 });
