/**
 * How the service is run, as arguments of Node in the root of the project. Left to itself the heap may grow with the machine it
 * stands on, and rubbish piles up to some hundred megabytes before it is collected; what is held at once is far below this.
 */
export const SERVICE = ['--max-old-space-size=128', 'service/dist/main.js'];
