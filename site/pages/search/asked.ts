/** Before a question in the address of the page of the law: `/propisi#trazi=25%20%25`. */
export const ASKED = 'trazi=';
