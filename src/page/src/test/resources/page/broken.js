throw new Error('this script breaks off');
