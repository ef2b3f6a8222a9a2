/** The net wage by which changes of the law are compared, in KM. */
export const COMPARED_NET = 1500;
