/**
 * The address of the project, such as `https://github.com/owner/ibls`; empty as long as there is none, and then no link is offered:
 * an address that others may take is not given out. `package.json` gets its `homepage`, `repository` and `bugs` with it.
 */
export const projectAddress: string = '';
