/** Number format of each official gazette. */
export const sgRs = (number: string): string => `Sl. glasnik RS ${number}`;
export const snFbih = (number: string): string => `Sl. novine FBiH ${number}`;
export const sgBih = (number: string): string => `Sl. glasnik BiH ${number}`;
export const sgBrcko = (number: string): string => `Sl. glasnik Brčko distrikta ${number}`;
export const slRbih = (number: string): string => `Sl. list RBiH ${number}`;
